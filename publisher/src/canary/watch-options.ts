import { PublishError } from '../publish-error';
import type { MetricsSource } from './load-counts';

/** The options of the command line, as text. */
export interface WatchArguments {
  loads?: string;
  hours?: string;
  every?: string;
}

/** The fewest loads to promote a canary after, because a few lucky ones say nothing. */
const MIN_LOADS = 100;

/** @throws PublishError when it cannot be watched like that */
export function watchOptions(metrics: MetricsSource, given: WatchArguments) {
  if (metrics.origins.length === 0) {
    throw new PublishError('API_ORIGIN is not set, but --watch reads the loads from the metrics of the API.');
  }
  return {
    metrics,
    loads: numberOf('loads', given.loads ?? '500', MIN_LOADS),
    hours: numberOf('hours', given.hours ?? '24', 0),
    every: numberOf('every', given.every ?? '10', 0),
  };
}

function numberOf(option: string, text: string, min: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number > 0 && number >= min) return number;
  const wanted = min > 0 ? `a number from ${min}` : 'a number above 0';
  throw new PublishError(`--${option} was "${text}", but it must be ${wanted}.`);
}
