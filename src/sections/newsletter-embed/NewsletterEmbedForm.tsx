import { TextInput } from '@mantine/core';
import { Consent } from '../../parts/Consent.tsx';
import { FieldError } from '../../parts/form/FieldError.tsx';
import { FormCard } from '../../parts/form/FormCard.tsx';
import { Problem, Success } from '../../parts/form/FormPanels.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import type { SignUpForm } from './form.ts';
import { NewsletterEmbedPhone } from './NewsletterEmbedPhone.tsx';
import { guardSignUp } from './sign-up.ts';

interface FormProps {
  form: SignUpForm;
  /** The form's anchor; the ids in it begin with it. */
  id: string;
}

/** The sign-up form of the e-mail provider. */
export function NewsletterEmbedForm({ form, id }: FormProps) {
  const { phone, provider, locale, messages } = form;
  return (
    <FormCard
      content={form}
      id={id}
      guard={(root) => guardSignUp(root, form)}
      title={form.title}
      text={form.text}
      style={{ '--form-width': `${form.maxWidth}px` }}
      before={provider?.resources.load === 'on-consent' && <Consent consent={provider.consent} />}
      // Multipart like the scripted POST, so that the provider gets the same with and without JavaScript.
      sending={{ action: form.action, encType: 'multipart/form-data' }}
      requiredHint={form.requiredHint}
      fields={
        <>
          {form.fields.map(({ name, label, input, required, maxLength, autocomplete, expected }) => (
            <div key={name}>
              <TextInput
                id={`${id}${name}`}
                name={name}
                label={<InlineText text={label} />}
                type={input}
                required={required}
                maxLength={maxLength}
                // In a field for mail addresses HTML allows no other suggestion.
                autoComplete={input === 'email' && autocomplete !== 'off' ? 'email' : autocomplete}
                autoCapitalize={input === 'email' ? 'none' : undefined}
                spellCheck={input === 'email' ? false : undefined}
              />
              <FieldError of={`${id}${name}`} expected={expected} />
            </div>
          ))}
          {phone && <NewsletterEmbedPhone phone={phone} id={id} />}
        </>
      }
      honeypot={form.honeypot}
      hidden={[locale]}
      submit={form.submit}
      privacy={form.privacy}
      problem={<Problem messages={messages} ways={form.otherWays} id={id} />}
      done={<Success title={messages.success} next={messages.successNext} action={messages.successAction} id={id} />}
    />
  );
}
