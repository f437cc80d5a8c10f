export function success<Data>(data: Data): { success: true; data: Data } {
  return { success: true, data };
}
