const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without the characters that nobody can see, which are pasted along and never meant. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
