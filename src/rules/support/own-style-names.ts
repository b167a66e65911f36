/** What own styles can hold on to: docs/own-styles.md lists it, and a test compares both. */

/** The variables that docs/own-styles.md promises. */
export const ownVariables = `
  color-ground color-surface color-tint color-warm color-text color-muted color-line color-control
  color-primary color-on-primary color-accent color-danger color-on-accent color-deep color-on-deep color-on-deep-muted
  color-primary-on-deep color-on-primary-on-deep ground surface ink ink-muted line edge action on-action
  action-hover action-soft icon icon-ground danger font-text font-heading text-small text-body text-large
  text-h3 text-h2 text-h1 space-1 space-2 space-3 space-4 space-5 space-6 space-7 space-8 space-9 space-10
  space-band space-page width-page radius-card radius-control radius-field card-edge header-height veil veil-color
`
  .trim()
  .split(/\s+/)
  .map((name) => `--${name}`);

/** The values of hooks, by their attributes; those of `data-section` are the section types. */
export const hooks = {
  'data-part': ['header', 'footer', 'title', 'actions', 'card'],
  'data-tone': ['plain', 'tint', 'deep', 'accent', 'raised'],
} as const;
