/** An ID in the API's format of 24 hexadecimal digits. */
export const memoryId = (number: number) => number.toString(16).padStart(24, '0');
