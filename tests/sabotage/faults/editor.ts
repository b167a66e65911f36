/** In the visual editor: what it does to the file, whom its server lets in, and what it takes from an author. */
import type { Fault } from '../fault.ts';

export const editor: readonly Fault[] = [
  // document
  {
    file: 'src/editor/document/splice.ts',
    from: '({ at, remove: insert, insert: remove })).reverse();',
    to: '({ at, remove: insert, insert: remove }));',
    what: 'to undo an edit of several places damages the file',
    noticedBy: ['document/document.test.ts', 'editor-fields.test.ts'],
  },
  {
    file: 'src/editor/document/operations.ts',
    from: 'placeOfKey(name, names, order)',
    to: 'names.length',
    what: 'a new key stands at the end of its object, and not where a careful person would have written it',
    noticedBy: ['document/operations.test.ts'],
  },
  {
    file: 'src/editor/document/operations.ts',
    from: 'const isTwice = own.name !== undefined && container.entries.some(',
    to: 'const isTwice = own.name === undefined && container.entries.some(',
    what: 'of two equal keys only one is removed, and the page shows the other one',
    noticedBy: ['document/operations.test.ts'],
  },
  {
    file: 'src/editor/document/style.ts',
    from: "newline: text.includes('\\r\\n') ? '\\r\\n' : '\\n',",
    to: "newline: '\\n',",
    what: 'new lines in a file from Windows end differently from the others',
    noticedBy: ['document/operations.test.ts'],
  },
  {
    file: 'src/editor/document/document.ts',
    from: '&& step.time - last.time <= atOnce',
    to: '&& step.time - last.time >= 0',
    what: 'one undo takes back all that was written in a field, however long ago',
    noticedBy: ['document/document.test.ts'],
  },
  {
    file: 'src/editor/document/merge.ts',
    from: '  conflicts.push({ pointer, ...(isEntry && { isEntry }), base, mine, theirs });\n',
    to: '',
    what: 'what somebody else has written meanwhile is overwritten without a word',
    noticedBy: ['document/merge.test.ts'],
  },
  // server
  {
    file: 'src/editor/server/access.ts',
    from: 'if (origin !== undefined && origin !== `http://${host}` && origin !== partner) return true;',
    to: "if (origin === 'null') return true;",
    what: 'pages of other websites send requests to the editor',
    noticedBy: ['hostile-requests.test.ts'],
  },
  {
    file: 'src/editor/server/access.ts',
    from: 'host.toLowerCase() === hostOf(name, port)',
    to: 'host.toLowerCase().startsWith(name)',
    what: 'a foreign name server leads browsers to the editor',
    noticedBy: ['hostile-requests.test.ts'],
  },
  {
    file: 'src/editor/server/upload.ts',
    from: "type === 'svg' ? judgeDrawing(bytes)?.fault : undefined",
    to: 'undefined',
    what: 'a drawing with a program in it lies in the folder of the website',
    noticedBy: ['server/upload.test.ts'],
  },
  {
    file: 'src/editor/server/upload.ts',
    from: "if (inside === '..' || inside.startsWith(`..${sep}`)) throw leadsOut(path);",
    to: "if (inside === '..') throw leadsOut(path);",
    what: 'files are written outside of the folder of the website',
    noticedBy: ['server/upload.test.ts'],
  },
  // worker
  {
    file: 'src/editor/worker/trace.ts',
    from: '`${around}s`',
    to: 'around',
    what: 'a click on a text that begins in bold leads nowhere',
    noticedBy: ['worker/trace.test.ts'],
  },
  {
    file: 'src/editor/worker/trace.ts',
    from: "members.get(Array.isArray(written) ? 'array' : typeof written)",
    to: "members.get(Array.isArray(resolved) ? 'array' : typeof resolved)",
    what: 'a click on a text with emphasis that could be a list as well leads nowhere',
    noticedBy: ['places.test.tsx'],
  },
  // forms
  {
    file: 'src/editor/form/blank.ts',
    from: 'Array.from({ length: field.min }, () => blankOf(field.entry))',
    to: '[]',
    what: 'a new section has an empty list where one entry is needed, and cannot be shown',
    noticedBy: ['form/blank.test.ts'],
  },
  {
    file: 'src/editor/form/blank.ts',
    from: 'field.fields.filter(({ optional, usual }) => !optional || usual)',
    to: 'field.fields',
    what: 'something new comes with all that may be left out',
    noticedBy: ['form/blank.test.ts'],
  },
  // client
  {
    file: 'src/editor/client/state/editor.ts',
    from: 'selectionNow(state.selection, before, now)',
    to: 'nearestSelection(state.selection, now)',
    what: 'when something is removed above what is edited, letters go into another section',
    noticedBy: ['state/editor.test.ts'],
  },
  {
    file: 'src/editor/client/state/kept-file.ts',
    from: 'if (saving || state().stored !== stored) return read();',
    to: '',
    what: 'what was read just before a save takes the place of what was saved',
    noticedBy: ['state/kept-file.test.ts'],
  },
  {
    file: 'src/editor/client/state/kept-file.ts',
    from: 'if (sent.some((splices) => applySplices(before.text, splices) === theirs.text)) return change({ ...settled, stored: theirs });',
    to: '',
    what: 'who comes back after a crash in the middle of a save is asked about a conflict with herself',
    noticedBy: ['state/kept-file.test.ts'],
  },
  {
    file: 'src/editor/client/state/kept-file.ts',
    from: 'if (versionOf(state().document.value) !== before) void bringUpToDate();',
    to: '',
    what: 'what others write in an earlier format is edited with fields of today, which do not fit it',
    noticedBy: ['state/older-format.test.ts'],
  },
  {
    file: 'src/editor/client/state/watch-while-seen.ts',
    from: "document.visibilityState === 'visible' ? watch(changed) : undefined",
    to: 'watch(changed)',
    what: 'with seven windows of the editor open, none can save',
    noticedBy: ['state/watch-while-seen.test.ts'],
  },
  {
    file: 'src/editor/worker/answers.ts',
    from: "tell({ type: 'failed', ...(question.type === 'judge' && { draft: question.draft }), message });",
    to: '',
    what: 'a mistake of ours in the check leaves the editor without a word',
    noticedBy: ['worker/answers.test.ts'],
  },
  {
    file: 'src/editor/client/state/judging.ts',
    from: 'else worker.turn(route);',
    to: '',
    what: 'as long as there is a mistake, another page that is chosen is not shown',
    noticedBy: ['state/judging.test.ts'],
  },
];
