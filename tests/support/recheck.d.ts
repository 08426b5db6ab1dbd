/** The checker without the faster programs that its main file looks for. */
declare module "recheck/lib/browser.js" {
  export { checkSync } from "recheck";
}
