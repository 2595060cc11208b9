import type { Identity } from './Identity.ts';

const EMAIL = /^[^\s@:/]+@[^\s@]+$/;

/** Where to report a fault of security: the contact that the identity names for it, else its e-mail address, else its site. */
export function securityAddress({ security, email, url }: Identity['publisher']): string {
  const contact = security ?? email ?? url;
  return EMAIL.test(contact) ? `mailto:${contact}` : contact;
}
