/** Keeps the failure of one pane, which a draft of a shape that nobody has thought of may cause, from taking the others with it. */
import { Component, type ReactNode } from 'react';
import { useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';

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

/** Without a component of Mantine, which may be what has failed. */
function Sorry({ area }: { area: string }) {
  const words = useWords();
  return (
    <p
      role="alert"
      style={{ gridArea: area, padding: '1rem 18px', background: 'var(--editor-pane)', color: 'var(--editor-muted)' }}
    >
      {words.paneFailed}
    </p>
  );
}
