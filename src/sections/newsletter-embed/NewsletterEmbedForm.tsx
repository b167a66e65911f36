import { Button, Card, NativeSelect, TextInput } from '@mantine/core';
import type { PropsOf } from '../../../schema/define-section.ts';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import styles from './NewsletterEmbedForm.module.css';
import type definition from './schema.ts';

type Form = PropsOf<typeof definition>['form'];

/**
 * The sign-up form, complete as HTML: the browser itself checks it and posts it. Fields are uncontrolled, so that what was
 * typed before the app came stays.
 */
export function NewsletterEmbedForm({ form }: { form: Form }) {
  const { phone, honeypot, locale } = form;
  return (
    <Card className={styles.root} data-tone="plain" style={{ '--form-width': `${form.maxWidth}px` }}>
      <Heading depth={1} text={form.title} className={styles.title} />
      {form.text && (
        <p className={styles.text}>
          <InlineText text={form.text} />
        </p>
      )}
      <form action={form.action} method="post" className={styles.form}>
        {form.fields.map(({ name, label, input, required, maxLength, autocomplete }) => (
          <TextInput
            key={name}
            id={`field-${name}`}
            name={name}
            label={label}
            type={input}
            required={required}
            maxLength={maxLength}
            autoComplete={autocomplete}
            autoCapitalize={input === 'email' ? 'none' : undefined}
            spellCheck={input === 'email' ? false : undefined}
          />
        ))}
        {phone && (
          <>
            <NativeSelect
              id={`field-${phone.countryCode.name}`}
              name={phone.countryCode.name}
              label={phone.countryCode.label}
              defaultValue={`+${phone.countryCode.country.countries.find(({ iso }) => iso === phone.countryCode.country.selected)?.code}`}
              autoComplete="off"
            >
              <option value="">{phone.countryCode.empty}</option>
              {phone.countryCode.country.countries.map(({ iso, name, code }) => (
                <option key={iso} value={`+${code}`}>
                  {`${name} (+${code})`}
                </option>
              ))}
            </NativeSelect>
            <TextInput
              id={`field-${phone.name}`}
              name={phone.name}
              label={phone.label}
              description={phone.hint}
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              minLength={phone.minDigits}
              maxLength={phone.maxDigits}
              pattern={`[1-9][0-9]{${phone.minDigits - 1},${phone.maxDigits - 1}}`}
              title={phone.hint}
            />
          </>
        )}
        {/* Out of sight, of the keyboard's way, of autofill and of assistive technology: only programs fill it. */}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {honeypot.label}
            <input type="text" name={honeypot.name} defaultValue="" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name={locale.name} value={locale.value} />
        <p className={styles.hint}>{form.requiredHint}</p>
        <Button type="submit" className={styles.submit} fullWidth>
          {form.submit}
        </Button>
        <p className={styles.privacy}>
          <InlineText text={form.privacy} />
        </p>
      </form>
    </Card>
  );
}
