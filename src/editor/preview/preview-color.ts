/** Marks what the author works on, in whatever colours the page has. */
export const previewColor = '#1c7ed6';
