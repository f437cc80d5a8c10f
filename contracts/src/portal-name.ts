import rule from '../portal-name.json' with { type: 'json' };

/** Names of portals: words of lowercase letters and digits with single dashes in between, of 64 characters at most. */
export const PORTAL_NAME = new RegExp(rule.pattern);

/** What a name of a portal must be, for messages. */
export const PORTAL_NAME_RULE = rule.text;
