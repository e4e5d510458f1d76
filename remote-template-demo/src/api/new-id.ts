const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** 128 random bits. `randomUUID` does not exist in pages loaded over plain HTTP. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
