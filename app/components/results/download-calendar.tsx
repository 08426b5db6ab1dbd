import { useState } from "react";
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
      title: "Error",
      description: "The calendar file could not be made. Check your connection and try again.",
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
