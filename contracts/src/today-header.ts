/**
 * The header in which a request names today, the calendar day of whom the answer is for (product-rules#records). Believed
 * within a day of the server's, because no time zone is further away.
 */
export const TODAY_HEADER = 'x-today';
