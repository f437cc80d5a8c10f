import * as people from '@erm/contracts/people';
import type { RosterDeps } from '../engineers/roster';
import { success } from '../http/success';
import { defineRoute, type Route } from '../routing/define-route';
import { findPeople } from './find-people';
import { presentPeople } from './people-presenter';

export function peopleRoutes({ db, roster }: RosterDeps): Route[] {
  return [
    defineRoute(people.findPeople, async ({ query }) =>
      success(presentPeople(await findPeople(db, roster, query), query)),
    ),
  ];
}
