import type { BirthDetails, SavedPerson } from "~/schemas/birth-details";
import type { CalendarParts } from "~/schemas/calendar-input";
import { AccountCard } from "./account-card";
import type { FormAnswer, Intent } from "./actions";
import { CalendarCard } from "./calendar-card";
import { InfoCard } from "./info-card";
import { People } from "./people";
import { ProfileForm } from "./profile-form";

interface SignedInProps {
  readonly profile: BirthDetails | null;
  readonly people: readonly SavedPerson[];
  readonly calendar: CalendarParts | null;
  /** What came of a form that was sent without JavaScript. */
  readonly posted: FormAnswer | undefined;
}

export function SignedIn({ profile, people, calendar, posted }: SignedInProps) {
  return (
    <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @3xl:items-start">
      <div className="grid gap-6">
        <ProfileForm profile={profile} posted={answerTo(posted, "save-profile")} />
        <People
          people={people}
          posted={answerTo(posted, "save-person")}
          postedRemoval={answerTo(posted, "remove-person")}
        />
      </div>
      <div className="grid gap-6">
        <InfoCard />
        <CalendarCard
          hasProfile={profile !== null}
          kept={calendar}
          posted={answerTo(posted, "change-calendar")}
        />
        <AccountCard posted={answerTo(posted, "delete-account")} />
      </div>
    </div>
  );
}

function answerTo<Sent extends Intent>(posted: FormAnswer | undefined, intent: Sent) {
  return posted?.intent === intent ? (posted as Extract<FormAnswer, { intent: Sent }>) : undefined;
}
