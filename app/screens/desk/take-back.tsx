import { Button } from "~/components/ui/button";
import { DeskForm, type Refused } from "./form-parts";

interface TakeBackProps {
  readonly name: string;
  /** Which one, in the version that is shown. */
  readonly text: { readonly key: string; readonly locale: string; readonly updatedAt: number | string };
  readonly refused?: Refused;
}

/** The form that takes one of the owner's texts back. */
export function TakeBack({ name, text: { key, locale, updatedAt }, refused }: TakeBackProps) {
  return (
    <DeskForm name={name} intent="remove-text" refused={refused}>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        data-sure="Take yours back? Ours is shown again, and your words are gone."
      >
        Take mine back
      </Button>
    </DeskForm>
  );
}
