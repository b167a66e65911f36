/** What publishing says, in English. */
import type { dePublish } from './de-publish.ts';

export const enPublish: typeof dePublish = {
  open: 'Send for approval …',
  title: 'Send for approval',
  preparing: 'Comparing with what is published …',
  notPossible: 'Nothing can be sent for approval from here yet.',
  savingIsEnough: 'Your work is kept all the same: “Save” is enough for that.',
  unsaved: 'It has to be saved first, and that has failed. The line at the bottom of the window says why.',
  again: 'Try again',
  conflict:
    'Something else has been published in the same places in the meantime. Get the latest first, and decide there which one should apply.',
  conflictText: 'You have changed these places here, and something else has been published there. Which one should apply?',
  stale: 'Something has changed in the meantime. Check it once more.',
  nothing: 'Everything is published.',
  nothingButSent: 'Your version is the same as the published one by now; what you have sent stays sent.',
  today: (time) => `at ${time}`,
  earlier: (day, time) => `on ${day} at ${time}`,
  waiting: (when) => `Sent ${when}, not approved yet.`,
  unchanged: 'You have changed nothing since.',
  grows: 'What you send now is added to it.',
  doesNotGrow:
    'Somebody else has worked on it in the meantime. What you send now is therefore sent a second time, with the first in it.',
  look: (host) => `View on ${host}`,
  changes: 'What changes for visitors',
  since: 'What you have changed since',
  all: (count) => `Everything that changes for visitors (${count})`,
  noChanges: 'Nothing changes for visitors.',
  notComparable: 'There is no published version yet with which this one could be compared.',
  more: (count) => `and ${count} more`,
  errors: 'The website cannot be published like this',
  missing: (count) => `The website still needs this (${count})`,
  details: 'Technical details',
  files: 'Files',
  kinds: { new: 'new', changed: 'changed', removed: 'removed' },
  target: 'Where to',
  branch: 'Branch',
  checks: 'Then checked automatically',
  name: 'What have you changed?',
  whoAccepts: (host) =>
    host === undefined
      ? 'Visitors see this as soon as it is approved by whoever looks after your website.'
      : `Visitors see this as soon as it is approved on ${host}, by whoever looks after your website or by yourself.`,
  send: 'Send for approval',
  sending: 'Sending …',
  sent: 'Sent for approval.',
  nextByLink: (host) =>
    `One step is left, so that somebody hears of it: open the request on ${host}, and confirm it. Visitors see the changes as soon as they are approved there.`,
  openLink: (host) => `Open on ${host}`,
  nextByHand: 'Tell whoever looks after your website. Visitors see it as soon as it is approved.',
  added: 'It now belongs to what you sent before, and is approved together with it.',
  done: 'Done',
  behind: 'Others have published something in the meantime.',
  latest: 'Get the latest',
  gettingLatest: 'Getting the latest …',
  latestDone: 'You have the latest.',
  latestOwnChanges:
    'The texts are the latest. Other files are not: files were changed in this folder that do not belong to the website.',
  latestOwnBranch: 'The texts are the latest. Other files are not: this folder has versions of its own that are not published.',
  latestStep: 'Got the latest',
  back: 'Back to what is published …',
  backTitle: 'Back to what is published?',
  backAsk: (count) =>
    count === 0
      ? 'Everything that you have changed is taken back.'
      : count === 1
        ? 'This change is taken back:'
        : `These ${count} changes are taken back:`,
  backKeepsSent: 'What you have sent stays sent.',
  backCanUndo: '“Undo” brings everything back.',
  backNow: 'Take back',
  backStep: 'Back to what is published',
  backDone: 'You see again what is published. “Undo” brings your version back.',
};
