import { useEffect, useState } from "react";
import { type Choice, frameAddress } from "./snippet";

/** The snippet at work. Without JavaScript it is the plain frame. */
export function Preview({ choice }: { readonly choice: Choice }) {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = "/embed.js"; // works once, however often it is asked for
    document.head.appendChild(script);
    setLive(true);
    return () => {
      script.remove();
    };
  }, []);
  const style = choice.width === null ? undefined : { maxWidth: choice.width };
  return (
    <div className="overflow-x-auto rounded-lg border border-dashed border-edge/60 p-3">
      {isLive ? (
        <div
          key={`${choice.screen} ${choice.sign} ${choice.language}`}
          data-realign={choice.screen}
          data-sign={choice.sign?.toLowerCase()}
          data-theme={choice.theme}
          data-lang={choice.language}
          style={style}
        />
      ) : (
        <noscript>
          <iframe
            src={frameAddress("", choice)}
            title={choice.label}
            loading="lazy"
            className="h-[900px] w-full"
            style={style}
          />
        </noscript>
      )}
    </div>
  );
}
