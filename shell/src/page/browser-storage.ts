/**
 * A storage of the browser. If the browser denies access, an in-memory replacement: users can still sign in, but they do
 * not stay signed in.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage {
  try {
    return window[name];
  } catch (error) {
    console.warn(`The ${name} is not available in this browser`, error);
    return memoryStorage();
  }
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
