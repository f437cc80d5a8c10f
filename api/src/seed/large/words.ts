const words = (text: string) => text.trim().split(/\s*,\s*/);

export const FIRST_NAMES =
  words(`Aiko, Amara, Anders, Anika, Anton, Aoife, Ayşe, Beatriz, Bogdan, Camille, Chiara,
  Dagny, Daniel, Deepika, Diego, Dmitri, Élodie, Emeka, Emma, Farah, Felix, Fatou, Gabriela, Giulia, Grace, Hana, Hugo,
  Ibrahim, Ingrid, Isabel, Ivan, Jasmin, Jonas, Julia, Kaito, Karim, Katya, Kwame, Laila, Lars, Leila, Linh, Lucía, Magnus,
  Maja, Marek, Mei, Mohammed, Nadia, Niamh, Nikhil, Noor, Oluwaseun, Oskar, Paula, Pedro, Priya, Rafael, Rohan, Rosa, Sanne,
  Sofia, Sven, Tomás, Valentina, Wei, Yara, Yusuf, Zofia, Zoltán`);

export const LAST_NAMES =
  words(`Abdi, Almeida, Andersson, Bakker, Banerjee, Becker, Bianchi, Chen, Costa, Diallo, Dubois,
  Eriksen, Ferrari, Fischer, García, Georgiou, Gupta, Haddad, Hansen, Herrera, Horváth, Ivanova, Jansen, Kapoor, Kim,
  Kovács, Kowalska, Larsen, Lefèvre, Lindqvist, Lopes, Marchand, Martínez, Mensah, Moreau, Müller, Murphy, Nakamura,
  Nguyen, Novák, Nowak, O’Brien, Okafor, Olsen, Pereira, Petrov, Popescu, Rossi, Sato, Schneider, Sharma, Silva, Singh,
  Sokolov, Solberg, Sørensen, Tanaka, Thompson, Tran, Virtanen, Wagner, Wanjiku, Weber, Yamamoto, Yılmaz, Zhang`);

/** The skills of each department. */
export const DEPARTMENTS: Record<string, readonly string[]> = {
  Web: words('TypeScript, React, CSS, Accessibility, Node.js, GraphQL'),
  Mobile: words('Swift, Kotlin, React Native, Fastlane, GraphQL'),
  Platform: words('Go, Kubernetes, Terraform, OpenTelemetry, AWS, PostgreSQL'),
  Data: words('Python, SQL, dbt, Airflow, Kafka, Machine learning'),
  Payments: words('Java, Kotlin, PostgreSQL, Kafka, Security'),
  Security: words('Security, Cryptography, Data protection, AWS, Go'),
  Quality: words('Test automation, Playwright, Performance, Accessibility'),
  Embedded: words('C++, Rust, Real-time systems, Linux'),
};

export const ROLES =
  words(`Developer, Technical lead, Reviewer, Architect, Tester, Migration, Operations, Adviser,
  Researcher, Release manager`);

export const PROJECT_NAMES =
  words(`Anchor, Atlas, Beacon, Bridge, Canopy, Compass, Cedar, Delta, Ember, Falcon, Ferry,
  Garnet, Granary, Harbor, Heron, Indigo, Juniper, Keystone, Lantern, Lighthouse, Marble, Meridian, Mosaic, Nimbus, Orchard,
  Osprey, Pebble, Prairie, Quarry, Raven, Saffron, Sextant, Solstice, Summit, Tandem, Tidal, Umber, Vector, Willow, Zephyr`);

export const PROJECT_SUBJECTS =
  words(`Billing, Booking, Checkout, Customs, Dashboards, Forecasts, Hosting, Inventory,
  Onboarding, Partner API, Reporting, Routing, Search, Tracking, Warehouse`);
