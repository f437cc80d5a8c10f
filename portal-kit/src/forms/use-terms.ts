import { getRosterFilters } from '@erm/contracts/availability-view';
import { foldText, searchText, textMatcher } from '@erm/contracts/fold-text';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The skills and departments that exist, to suggest them. Requested once the field has the focus. */
export function useTerms() {
  const api = useApi();
  const [isNeeded, setNeeded] = useState(false);
  // Without them, for whatever reason, the field is as useful as any other.
  const { data } = useQuery({
    queryKey: ['engineers', 'filters'],
    queryFn: async ({ signal }) => (await api.call(getRosterFilters, { signal })).data,
    enabled: isNeeded,
  });
  return {
    departments: data?.departments ?? [],
    skills: data ? distinct([...data.skills, ...data.requiredSkills]) : [],
    onFocus: () => setNeeded(true),
  };
}

/** The terms that contain a text, those that start with it first; none if it is already a complete term. */
export function matchingTerms(terms: readonly string[], text: string): string[] {
  const typed = foldText(text);
  const matches = textMatcher(text.trim());
  const begins = (term: string) => foldText(term).startsWith(typed);
  const found = terms.filter((term) => matches(searchText([term])) && foldText(term) !== typed);
  return [...found.filter(begins), ...found.filter((term) => !begins(term))];
}

function distinct(terms: readonly string[]): string[] {
  return [...new Map(terms.map((term) => [foldText(term), term])).values()];
}
