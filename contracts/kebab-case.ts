/** A name as JSON:API has it on the wire: addressLine1 becomes address-line1. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
