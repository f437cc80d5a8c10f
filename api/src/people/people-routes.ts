import * as people from '@erm/contracts/people';
import type { ApiDeps } from '../api-deps';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { findPeople } from './find-people';
import { presentPeople } from './people-presenter';

export function peopleRoutes({ db, roster }: ApiDeps): Route[] {
  return [
    defineRoute(people.findPeople, async ({ query }) =>
      success(presentPeople(await findPeople(db, roster, query), query)),
    ),
  ];
}
