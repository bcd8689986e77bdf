// Passkeys: what the server asks, as the browser wants it, and its answers as JSON.

import { post } from "./api";
import type { You } from "../protocol";

/** Browsers give passkeys only to pages over HTTPS with a name, and to this machine's own. */
export const possible = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
const text = (buffer: ArrayBuffer | null): string | null =>
  buffer && btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Options as they come, and what of them is bytes. */
type Sent<T> = Omit<T, "challenge" | "user" | "excludeCredentials" | "allowCredentials"> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
};

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null; // said no, had none, or has this one already
    throw error;
  }
}

/** Make a passkey for the person of this browser; null: they would not, after all. */
export async function makePasskey(name: string, device: string): Promise<You | null> {
  const { challenge, user, excludeCredentials = [], ...rest } = await post<Sent<PublicKeyCredentialCreationOptions>>("passkey/new", { name });
  const made = await answered(
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytes(challenge),
        user: { ...user, id: bytes(user.id) },
        excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
      },
    }),
  );
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) };
  return post("passkey", { name: device, credential: { id: made.id, rawId: text(made.rawId), type: made.type, response } });
}

/** Become who a passkey says; null: they would not, after all. */
export async function usePasskey(device: string): Promise<You | null> {
  const { challenge, rpId, timeout, userVerification } = await post<Sent<PublicKeyCredentialRequestOptions>>("passkey/ask", {});
  const publicKey = { challenge: bytes(challenge), ...(rpId && { rpId }), ...(timeout && { timeout }), ...(userVerification && { userVerification }) };
  const shown = await answered(navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature), userHandle: text(userHandle),
  };
  return post("passkey/use", { name: device, credential: { id: shown.id, rawId: text(shown.rawId), type: shown.type, response } });
}
