import { Button, Card, TextInput } from '@mantine/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import type { SignUpForm } from './form.ts';
import { guardForm } from './guard.ts';
import { NewsletterEmbedConsent } from './NewsletterEmbedConsent.tsx';
import { FieldError } from './NewsletterEmbedFieldError.tsx';
import styles from './NewsletterEmbedForm.module.css';
import { Problem, Success } from './NewsletterEmbedPanels.tsx';
import { NewsletterEmbedPhone } from './NewsletterEmbedPhone.tsx';

interface FormProps {
  form: SignUpForm;
  /** Where links to the form lead; and what the ids in it begin with. */
  id: string;
}

/**
 * The sign-up form, complete as HTML: the browser itself checks it and posts it. Fields are uncontrolled, so that what was
 * typed before the app came stays. Then the guard takes over (guard.ts).
 */
export function NewsletterEmbedForm({ form, id }: FormProps) {
  // Another text (in dev, while the manifest is edited) is another form: nothing that the guard has changed may be left in it.
  const key = useMemo(() => JSON.stringify(form), [form]);
  return <Leaf key={key} form={form} id={id} />;
}

/** Guard and provider change this markup, so React renders it once and then leaves it alone. */
const Leaf = memo(
  function Leaf({ form, id }: FormProps) {
    const { phone, honeypot, locale, provider } = form;
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!root.current) return undefined;
      return guardForm(root.current, {
        action: form.action,
        messages: form.messages,
        locale: locale.value,
        honeypot: honeypot.name,
        ...(phone && { phone }),
        ...(provider && { resources: provider.resources }),
      });
    }, [form, phone, honeypot, locale, provider]);
    return (
      // An anchor's target takes the focus, so that Tab goes on from there.
      <Card
        ref={root}
        id={id}
        tabIndex={-1}
        className={styles.root}
        data-tone="plain"
        style={{ '--form-width': `${form.maxWidth}px` }}
      >
        <Heading depth={1} text={form.title} className={styles.title} id={`${id}-title`} />
        {form.text && (
          <p className={styles.text}>
            <InlineText text={form.text} />
          </p>
        )}
        {provider?.resources.load === 'on-consent' && <NewsletterEmbedConsent consent={provider.consent} />}
        {/* Multipart like the scripted POST, so that the provider gets the same with and without JavaScript. */}
        <form
          action={form.action}
          method="post"
          encType="multipart/form-data"
          rel="noopener"
          className={styles.form}
          aria-labelledby={`${id}-title`}
          data-part="form"
        >
          <p className={styles.hint}>
            <InlineText text={form.requiredHint} />
          </p>
          {form.fields.map(({ name, label, input, required, maxLength, autocomplete, expected }) => (
            <div key={name}>
              <TextInput
                id={`${id}${name}`}
                name={name}
                label={<InlineText text={label} />}
                type={input}
                required={required}
                maxLength={maxLength}
                // HTML lets a field for mail addresses ask for nothing else: a name there would be a slip of the manifest.
                autoComplete={input === 'email' && autocomplete !== 'off' ? 'email' : autocomplete}
                autoCapitalize={input === 'email' ? 'none' : undefined}
                spellCheck={input === 'email' ? false : undefined}
              />
              <FieldError of={`${id}${name}`} expected={expected} />
            </div>
          ))}
          {phone && <NewsletterEmbedPhone phone={phone} id={id} />}
          {/* Out of sight, of the keyboard's way, of autofill and of assistive technology: only programs fill it. */}
          <div className={styles.trap} aria-hidden="true">
            <label>
              {honeypot.label}
              <input type="text" name={honeypot.name} defaultValue="" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <input type="hidden" name={locale.name} value={locale.value} />
          <div className={styles.send}>
            {/* Seen by all when something is wrong; what is being sent is only said. */}
            <div className={styles.summary} data-part="summary">
              <p role="status" data-part="voice" />
              <ul data-part="wrong" hidden />
            </div>
            <Button type="submit" className={styles.submit} fullWidth data-part="submit">
              {/* The provider's script stops dead without an image in this button. */}
              <svg className={styles.loader} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle
                  cx="12"
                  cy="12"
                  r="9"
                  strokeDasharray="42 57"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                />
              </svg>
              <InlineText text={form.submit} />
            </Button>
            {/* Behind the button: the first submit button of a form is the one that Enter presses. */}
            <Problem messages={form.messages} ways={form.otherWays} id={id} />
            <p className={styles.privacy}>
              <InlineText text={form.privacy} />
            </p>
          </div>
        </form>
        <Success messages={form.messages} id={id} />
      </Card>
    );
  },
  () => true,
);
