/** Where the service is reached in tests, whatever host a call names. */
export const PUBLIC_ORIGIN = 'https://territori.example';
