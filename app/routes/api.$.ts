import { Failure } from "~/failure";
import { failed } from "~/http/responses.server";

const notFound = () => failed(new Failure("not_found", "There is no such call."));
export const loader = notFound;
export const action = notFound;
