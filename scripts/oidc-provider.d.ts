/** It brings no types of its own; scripts/identity-provider.mjs is its only user. */
declare module "oidc-provider";
