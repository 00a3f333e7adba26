// Passkeys: what the browser asks a device for, and what it says, in the words of the server.
import type { Ceremony } from '../../generated/protocol';

/** Bytes as the server writes them. */
export function encode(bytes: ArrayBuffer | Uint8Array): string {
  const text = Array.from(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes), (byte) =>
    String.fromCharCode(byte),
  );
  return btoa(text.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Bytes that the server has written. */
export function decode(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof PublicKeyCredential !== 'undefined';

/** The kinds of keys that the server can check: ES256, EdDSA, RS256. */
const kinds = [-7, -8, -257];

/** Makes a passkey; null where the person does not want to. */
export async function makePasskey(ceremony: Ceremony, name: string, club: string) {
  const publicKey: PublicKeyCredentialCreationOptions = {
    rp: { id: ceremony.host, name: club },
    user: { id: decode(ceremony.user ?? ''), name, displayName: name },
    challenge: decode(ceremony.challenge),
    pubKeyCredParams: kinds.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: ceremony.known.map((id) => ({ type: 'public-key', id: decode(id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  const response = made instanceof PublicKeyCredential ? made.response : null;
  if (!(response instanceof AuthenticatorAttestationResponse)) return null;
  const key = response.getPublicKey();
  if (key === null) return null;
  return {
    client: encode(response.clientDataJSON),
    said: encode(response.getAuthenticatorData()),
    key: encode(key),
  };
}

/** Lets the person choose one of his passkeys and sign with it; null where he does not want to. */
export async function signByPasskey(ceremony: Ceremony) {
  const publicKey: PublicKeyCredentialRequestOptions = {
    rpId: ceremony.host,
    challenge: decode(ceremony.challenge),
    userVerification: 'required',
  };
  const got = await navigator.credentials.get({ publicKey }).catch(() => null);
  const response = got instanceof PublicKeyCredential ? got.response : null;
  if (!(got instanceof PublicKeyCredential && response instanceof AuthenticatorAssertionResponse)) return null;
  return {
    credential: encode(got.rawId),
    client: encode(response.clientDataJSON),
    said: encode(response.authenticatorData),
    signature: encode(response.signature),
  };
}
