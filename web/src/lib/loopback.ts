// Addresses that lead every computer to itself; pure.

/** Whether a host, as it stands in an address, is the computer on which the address is opened. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
