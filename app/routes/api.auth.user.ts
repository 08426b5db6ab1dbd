import { call, nothing, operation } from "~/http/call.server";

const user = call({
  GET: operation({
    access: "personal",
    user: "required",
    read: nothing,
    run: (_, { account }) => {
      const { id, email, firstName, lastName, profileImageUrl } = account.user;
      return { id, email, firstName, lastName, profileImageUrl };
    },
  }),
});
export const loader = user.loader;
export const action = user.action;
