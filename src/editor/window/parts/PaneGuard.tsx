/** Keeps the failure of one pane, which a draft of a shape that nobody has thought of may cause, from taking the others with it. */

import { Component, type ReactNode } from 'react';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { Hint } from './Hint.tsx';

/** @param area - where the pane stands in the window */
export function PaneGuard({ area, children }: { area: string; children: ReactNode }) {
  const document = useSelected((state) => state.document);
  const selection = useSelected((state) => state.selection);
  return (
    <Guard document={document} selection={selection} instead={<Sorry area={area} />}>
      {children}
    </Guard>
  );
}

interface GuardProps {
  /** With another one of these the pane is tried again. */
  document: unknown;
  selection: unknown;
  instead: ReactNode;
  children: ReactNode;
}

class Guard extends Component<GuardProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidUpdate({ document, selection }: GuardProps) {
    const isOther = document !== this.props.document || selection !== this.props.selection;
    if (this.state.isFailed && isOther) this.setState({ isFailed: false });
  }

  override render() {
    return this.state.isFailed ? this.props.instead : this.props.children;
  }
}

function Sorry({ area }: { area: string }) {
  const words = useWords();
  return (
    <Hint size="md" role="alert" px={18} py="md" bg="var(--editor-pane)" style={{ gridArea: area }}>
      {words.paneFailed}
    </Hint>
  );
}
