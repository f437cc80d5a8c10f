import type { AvailabilityView } from '@erm/contracts/availability-view';
import type { List } from '@erm/portal-kit';
import type { Row } from './cell-texts';

export type AvailabilityList = List<Row, Omit<AvailabilityView, 'rows'>>;
