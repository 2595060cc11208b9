import { sign, verify } from 'node:crypto';
import { keyObject, type PublicKey, type Signer } from './keys.ts';

/** A signed text, as DSSE writes it (https://github.com/secure-systems-lab/dsse). */
export interface Envelope {
  readonly payloadType: string;
  /** Base64. */
  readonly payload: string;
  readonly signatures: readonly { readonly keyid: PublicKey; readonly sig: string }[];
}

/** What is signed: type and text with their lengths, so that neither can pass for the other. */
function signedBytes(type: string, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);
}

/** Signs a value as JSON. */
export function sealEnvelope(payloadType: string, value: unknown, { privateKey, publicKey }: Signer): Envelope {
  const payload = Buffer.from(JSON.stringify(value));
  const sig = sign(null, signedBytes(payloadType, payload), privateKey).toString('base64');
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: publicKey, sig }] };
}

/**
 * The value in an envelope, or in the text of one, and the key that signed it. Undefined when it was altered, is of another type, or nobody
 * signed it.
 */
export function openEnvelope<Value>(
  payloadType: string,
  sealed: Envelope | string | undefined,
): { value: Value; key: PublicKey } | undefined {
  try {
    const envelope = typeof sealed === 'string' ? (JSON.parse(sealed) as Envelope) : sealed;
    const [signature] = envelope?.signatures ?? [];
    if (!envelope || !signature || envelope.payloadType !== payloadType) return undefined;
    const payload = Buffer.from(envelope.payload, 'base64');
    const valid = verify(null, signedBytes(payloadType, payload), keyObject(signature.keyid), Buffer.from(signature.sig, 'base64'));
    return valid ? { value: JSON.parse(payload.toString()) as Value, key: signature.keyid } : undefined;
  } catch {
    // a text that is not a key, or no JSON
    return undefined;
  }
}
