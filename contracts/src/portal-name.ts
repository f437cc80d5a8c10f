import rule from '../portal-name.json' with { type: 'json' };

/** Portal names: lowercase words and digits separated by single dashes, up to 64 characters. */
export const PORTAL_NAME = new RegExp(rule.pattern);

/** Describes valid portal names in messages. */
export const PORTAL_NAME_RULE = rule.text;
