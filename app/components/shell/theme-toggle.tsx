import { useEffect } from "react";
import { followOtherTabs, toggleTheme } from "~/notes/theme";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { tooltip } from "../ui/tooltip";

/** Both icons are in the HTML and the stylesheet shows one: the server cannot know which theme is seen. */
export function ThemeToggle() {
  useEffect(followOtherTabs, []);
  return (
    <button
      type="button"
      aria-label="Toggle theme"
      {...tooltip("Toggle theme", "bottom")}
      onClick={toggleTheme}
      className={`${buttonClass({ variant: "quiet", size: "icon" })} noscript:hidden`}
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  );
}
