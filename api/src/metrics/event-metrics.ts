import { Gauge, type Registry } from 'prom-client';

/** Tells how many clients listen to changes on this process. */
export function countListeners(registry: Registry, { count }: { count(): number }): void {
  new Gauge({
    name: 'event_listeners',
    help: 'Clients that are listening to changes',
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
}
