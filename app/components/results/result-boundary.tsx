import { Component, type ReactNode } from "react";
import * as words from "~/words/results";
import { Button } from "../ui/button";

interface ResultBoundaryProps {
  /** What is shown; another one is tried anew. */
  readonly of: unknown;
  /** Called before the same is tried again. */
  readonly onAgain?: () => void;
  readonly children: ReactNode;
}

/** Around a result: one that cannot be drawn, or whose code does not come, leaves the form and what was typed alone. */
export class ResultBoundary extends Component<ResultBoundaryProps, { readonly failed: boolean }> {
  constructor(props: ResultBoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ of }: ResultBoundaryProps) {
    if (this.state.failed && of !== this.props.of) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="rounded-lg border border-line bg-card p-5">
        <p className="mb-4">{words.thisPartCouldNot()}</p>
        <Button
          variant="secondary"
          onClick={() => {
            this.props.onAgain?.();
            this.setState({ failed: false });
          }}
        >
          {words.tryAgain()}
        </Button>
      </div>
    );
  }
}
