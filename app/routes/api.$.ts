import { failure } from "~/http/responses.server";

const notFound = () => failure("not_found", "There is no such call.");
export const loader = notFound;
export const action = notFound;
