import { useState } from "react";
import { useToast } from "~/components/shell/toaster";
import { Accordion } from "~/components/ui/accordion";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card, CardHeader, EmptyState } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { Progress } from "~/components/ui/progress";
import { SelectField } from "~/components/ui/select";
import { SkeletonCard } from "~/components/ui/skeleton";
import { Tabs } from "~/components/ui/tabs";
import { tooltip } from "~/components/ui/tooltip";

export function Parts() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Buttons />
      <Fields />
      <Card>
        <CardHeader title="Tabs" level={3} />
        <Tabs
          label="Parts of a chart"
          tabs={["Chart", "Planets", "Aspects"].map((name) => ({
            value: name,
            label: name,
            content: <p className="text-sm text-muted">What stands under {name}.</p>,
          }))}
        />
      </Card>
      <Card>
        <CardHeader title="Accordion" description="One open at a time" level={3} />
        <Accordion
          level={4}
          items={["Sun", "Moon"].map((name) => ({
            value: name,
            title: name,
            content: <p className="text-sm text-muted">What the {name} is about.</p>,
          }))}
        />
      </Card>
      <EmptyState title="No Chart Generated Yet">
        Enter a birth and the chart will be drawn here, with its planets, aspects and profections.
      </EmptyState>
      <SkeletonCard lines={3} />
    </div>
  );
}

function Buttons() {
  const { toast } = useToast();
  const [pending, setPending] = useState(false);
  return (
    <Card className="space-y-5">
      <CardHeader title="Buttons, badges, messages" level={3} aside={<Badge tone="gold">aside</Badge>} />
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} onClick={() => setPending(true)}>
          {pending ? "Saving..." : "Primary"}
        </Button>
        <Button variant="secondary" onClick={() => setPending(false)} {...tooltip("Ends the waiting")}>
          Secondary
        </Button>
        <Button
          variant="quiet"
          onClick={() => toast({ title: "Saved", description: "Your profile is kept." })}
        >
          Toast
        </Button>
        <Button
          variant="danger"
          onClick={() =>
            toast({ title: "Error", description: "Nothing was saved. Try again.", tone: "danger" })
          }
        >
          Destructive toast
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {(["neutral", "gold", "lilac", "danger", "success"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <Progress value={64} label="Element compatibility" />
      <p className="text-sm">
        Running text with a{" "}
        <a href="#main" className="link">
          link to the top
        </a>{" "}
        in it.
      </p>
    </Card>
  );
}

function Fields() {
  return (
    <Card className="space-y-5">
      <CardHeader title="Fields" level={3} />
      <TextField
        label="Birth Date"
        hint="Format: MM/DD/YYYY"
        reading="15 June 1990"
        defaultValue="06/15/1990"
      />
      <TextField label="Birth Location" error="We know no place of that name" defaultValue="Qwxzzy" />
      <SelectField
        label="House System"
        options={["Whole Sign", "Equal", "Placidus"].map((name) => ({ value: name, label: name }))}
      />
      <Checkbox label="I don't know my birth time" />
    </Card>
  );
}
