import { useEffect } from "react";
import { followOtherTabs, toggleTheme } from "~/notes/theme";
import * as words from "~/words/shell";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { tooltip } from "../ui/tooltip";

/**
 * Both icons are in the HTML and the stylesheet shows one: the server cannot know which theme is seen. On phones the menu
 * of the person in use has it, where there is one, so that the header has room.
 */
export function ThemeToggle() {
  useEffect(followOtherTabs, []);
  return (
    <button
      type="button"
      aria-label={words.toggleTheme()}
      {...tooltip(words.toggleTheme(), "bottom")}
      onClick={toggleTheme}
      className={`${buttonClass({ variant: "quiet", size: "icon" })} noscript:hidden @max-md:group-has-data-person/header:hidden`}
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  );
}
