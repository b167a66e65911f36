/** Providers to choose from, with what each needs beside its address (docs/forms.md). Authors read their names in the editor, no page has them. */
import type { Provider } from '../../../schema/words.ts';

const json = (successKey: string, more: Record<string, string> = {}) => ({ format: 'json', successKey, ...more });

export const providers: readonly Provider[] = [
  {
    ...{ title: 'Formspree', host: 'formspree.io', standIn: '/__signup/formspree' },
    beside: { answer: json('ok', { messagesKey: 'errors' }), honeypot: { name: '_gotcha' } },
  },
  {
    ...{ title: 'Web3Forms', host: 'web3forms.com', standIn: '/__signup/web3forms' },
    beside: {
      answer: json('success'),
      hidden: [{ name: 'access_key', value: '{formKey}' }],
      honeypot: { name: 'botcheck' },
    },
  },
  {
    ...{ title: 'Netlify', standIn: '/__signup/netlify' },
    beside: {
      answer: { format: 'status' },
      attributes: [
        { attribute: 'name', value: 'contact' },
        { attribute: 'data-netlify', value: 'true' },
        { attribute: 'data-netlify-honeypot', value: 'bot-field' },
      ],
      hidden: [{ name: 'form-name', value: 'contact' }],
      honeypot: { name: 'bot-field' },
    },
  },
  // Its answers cannot be read from other sites.
  {
    ...{ title: 'Mailchimp', host: 'list-manage.com', standIn: '/__signup/mailchimp' },
    beside: { honeypot: { name: 'b_0123456789abcdef_0123456789' } },
  },
  {
    ...{ title: 'Brevo', host: 'sibforms.com', standIn: '/__signup' },
    beside: {
      answer: json('success', { messagesKey: 'errors', query: 'isAjax' }),
      honeypot: { name: 'email_address_check' },
    },
  },
];
