/** A few of the texts of the attacks, each printed in every format. All of them: tests/attacks/printed.test.ts. */
import { describePrinted } from '../attacks/printed.ts';
import { markdownStrings, terminalStrings } from '../attacks/strings.ts';

describePrinted([
  ...terminalStrings.slice(0, 2),
  ...terminalStrings.slice(6, 7),
  ...markdownStrings.slice(0, 4),
  ...markdownStrings.slice(10, 14),
]);
