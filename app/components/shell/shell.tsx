import type { ReactNode } from "react";
import * as words from "~/words/shell";
import type { ShellUser } from "./account-controls";
import { useIsEmbed } from "./embed";
import { Footer } from "./footer";
import { Header } from "./header";
import { SheetWhenWanted } from "./sheet-when-wanted";
import { Sidebar } from "./sidebar";

interface ShellProps {
  readonly user: ShellUser | null;
  /** The screen; it brings its own padding (see Screen), because some reach from edge to edge. */
  readonly children: ReactNode;
}

export function Shell({ user, children }: ShellProps) {
  if (useIsEmbed()) {
    return (
      <main id="main" tabIndex={-1} className="flex flex-col">
        {children}
      </main>
    );
  }
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-md bg-gold px-4 py-2 text-sm font-semibold text-on-gold screen-only focus:translate-y-0"
      >
        {words.skipToContent()}
      </a>
      <div className="flex min-h-dvh noscript:max-md:flex-col">
        <Sidebar />
        <div className="flex min-w-0 grow flex-col">
          <Header user={user} />
          <main id="main" tabIndex={-1} className="flex grow flex-col">
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <SheetWhenWanted />
    </>
  );
}

/** The measure of every screen, with margins that grow with the window, and on a phone not with the text. */
export function Screen({
  children,
  className = "",
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div
      className={`mx-auto w-full max-w-screen px-[min(1rem,20px)] py-8 sm:px-6 lg:px-8 print:p-0 ${className}`}
    >
      {children}
    </div>
  );
}
