import { useId } from 'react';
import type { PropsOf } from '../../../schema/define-section.ts';
import { Feature } from '../../parts/Feature.tsx';
import { FormCard } from '../../parts/form/FormCard.tsx';
import { Opened } from '../../parts/form/FormOpened.tsx';
import { Problem, Success } from '../../parts/form/FormPanels.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Form.module.css';
import { FormField } from './FormField.tsx';
import type definition from './schema.ts';
import { guard, mailAddress } from './sending.ts';

export function Form({ eyebrow, title, text, points, form, layout }: PropsOf<typeof definition>) {
  const id = useId();
  const { action, answer, messages } = form;
  const isMail = typeof action !== 'string';
  const withFile = form.fields.some(({ input }) => input === 'file');
  const ways = { ...form.otherWays, hosted: answer?.hosted };
  return (
    <div className={styles.root} data-look-form={layout === 'stacked' ? layout : undefined}>
      <div>
        <SectionIntro eyebrow={eyebrow} title={title} text={text} />
        {points && (
          <ul className={styles.points}>
            {points.map((point, index) => (
              <li key={index}>
                <Feature feature={point} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <FormCard
        content={form}
        id={id}
        guard={(root) => guard(root, form)}
        title={form.title}
        label={plainText(title)}
        sending={{
          ...Object.fromEntries(form.attributes?.map(({ attribute, value }) => [attribute, value]) ?? []),
          // A mail program gets lines that people can read.
          ...(isMail
            ? { action: mailAddress(action), encType: 'text/plain' }
            : { action, ...(withFile && { encType: 'multipart/form-data' }) }),
        }}
        requiredHint={form.requiredHint}
        fields={form.fields.map((field, index) =>
          // No link to a mail program takes a file along. The loader says so.
          isMail && field.input === 'file' ? null : <FormField key={index} field={field} id={`${id}_${index}`} />,
        )}
        honeypot={form.honeypot}
        hidden={form.hidden ?? []}
        submit={form.submit}
        privacy={form.privacy}
        problem={
          <>
            <Problem messages={messages} ways={ways} id={id} />
            {isMail && <Opened {...action} href={mailAddress(action)} id={id} />}
          </>
        }
        done={answer && <Success title={answer.success} next={answer.successNext} action={answer.successAction} id={id} />}
      />
    </div>
  );
}
