/** The gallery's app in the browser: the app of every site, and the gallery's own section types. */
export { start } from '../render/client.tsx';

import './register-components.ts';
