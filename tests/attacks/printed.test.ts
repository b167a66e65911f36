/** All texts of the attacks, each printed in every format. */
import { describePrinted } from './printed.ts';
import { markdownStrings, markupStrings, terminalStrings, wrongLinks } from './strings.ts';

describePrinted([...terminalStrings, ...markdownStrings, ...markupStrings, ...wrongLinks]);
