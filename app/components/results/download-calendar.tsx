import { useState } from "react";
import * as words from "~/words/results";
import { useToast } from "../shell/toaster";
import { Button } from "../ui/button";
import { Icon } from "../ui/icons";
import { saveFile } from "./save-file";

interface DownloadCalendarProps {
  readonly label: string;
  readonly fileName: string;
  /** The file itself; null, or an error, where it cannot be had. */
  readonly make: () => Promise<Blob | string | null>;
}

/** A button that hands over a file for calendars, once it is made. */
export function DownloadCalendar({ label, fileName, make }: DownloadCalendarProps) {
  const { toast } = useToast();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const file = await make().catch(() => null); // offline
    setPending(false);
    if (file !== null) return saveFile(fileName, new Blob([file], { type: "text/calendar" }));
    toast({
      title: words.error(),
      description: words.calendarFileCouldNot(),
      tone: "warning",
    });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="noscript:hidden screen-only"
      pending={isPending}
      onClick={download}
    >
      {!isPending && <Icon name="download" size={16} />} {label}
    </Button>
  );
}
