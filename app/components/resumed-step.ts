import { STEP } from "./owned-notes";

/**
 * Runs in the page's head, after the notes of others are gone. Where a step of the history has a result (see
 * kept-steps.ts), the form that the server sent is held back until the scripts have filled it, and the page is as high
 * as it has to be for the browser to come to where somebody had read; Remix keeps that in `positions`.
 */
export const holdBackEmptyForm = `try{var h=history.state||{},r=document.documentElement;\
if(String(h.step).indexOf("${STEP}")===0&&sessionStorage.getItem(h.step).indexOf('"answer":{')>0){r.dataset.resumes="soon";\
r.style.setProperty("--resumed",(JSON.parse(sessionStorage.getItem("positions"))||{})[h.key]||0)}}catch(e){};`;

/** The form has been filled; its result may still be on the way. */
export function showForm() {
  if (document.documentElement.dataset.resumes) document.documentElement.dataset.resumes = "now";
}

/** The result is there: the page is as high as it is. */
export function showAll() {
  delete document.documentElement.dataset.resumes;
}
