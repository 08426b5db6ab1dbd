import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { CLIENT_COLUMNS } from "~/formats/clients-csv";
import { FileField } from "./file-field";

/** Where clients come in from a file: the list is made by the page's script, and nothing is sent before it is chosen. */
export function ImportPage({ today }: { readonly today: string }) {
  return (
    <>
      <p className="text-sm">
        <a href="/desk/data" className="link">
          Data
        </a>
      </p>
      <h1 className="mt-2">Import clients</h1>
      <noscript>
        <p className="mt-4 border-s-2 border-edge ps-3 text-sm">
          This needs JavaScript: the file is read in your browser. Without it{" "}
          <a href="/desk/client/new" className="link">
            add clients one by one
          </a>
          .
        </p>
      </noscript>
      <div className="mt-6 grid grid-cols-1 gap-6 noscript:hidden" data-import>
        <Card>
          <CardHeader
            title="The file"
            description="AAF, or a table (CSV) whose first line names its columns. It is read here; nothing is sent before you have chosen."
          />
          <label htmlFor="file" className="text-sm font-semibold">
            AAF or CSV file
          </label>
          <p className="text-xs break-words text-muted">Columns of a table: {CLIENT_COLUMNS.join(", ")}</p>
          <div className="mt-1.5">
            <FileField id="file" accept=".aaf,.csv,.txt,text/plain,text/csv" data-file />
          </div>
          <p role="status" data-reading className="mt-3 text-sm empty:hidden" />
          <div role="alert" data-unread hidden className="mt-3 border-s-2 border-danger ps-3 text-sm" />
        </Card>
        <div hidden data-found className="grid grid-cols-1 gap-6">
          <Card>
            <CardHeader
              title="Who is in it"
              description="Whom you have already and whose place is unknown is not ticked."
            />
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" data-all="on">
                Tick all
              </Button>
              <Button variant="secondary" size="sm" data-all="">
                Tick none
              </Button>
            </div>
            <div hidden data-failed className="mt-4 text-sm">
              <p className="text-danger">Some places could not be looked up.</p>
              <Button variant="secondary" size="sm" data-again className="mt-2">
                Look again
              </Button>
            </div>
            <ul data-rows-found className="mt-4 grid grid-cols-1 gap-4" aria-label="Who is in the file" />
          </Card>
          <Card>
            <CardHeader
              title="Of all who are ticked"
              description="How they agreed to be kept. Without it they are drafts, which are deleted after 30 days unless you note it on their pages."
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                id="agreed-how"
                label="How they agreed"
                hint="Such as “by letter”"
                autoComplete="off"
              />
              <TextField id="agreed-at" label="On which day" hint={today} autoComplete="off" />
              <TextField id="tag" label="A tag for all" autoComplete="off" optional />
            </div>
            <div className="mt-4">
              <Button data-keep>Keep whom I have ticked</Button>
            </div>
            <p role="status" data-keeping className="mt-3 text-sm empty:hidden" />
            <div data-kept className="mt-2 text-sm empty:hidden" />
          </Card>
        </div>
      </div>
    </>
  );
}
