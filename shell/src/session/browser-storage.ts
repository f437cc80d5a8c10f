/**
 * The browser's local storage, or, where the browser denies it, one that lasts as long as the page: people can still
 * sign in, just not stay signed in.
 */
export function browserStorage(): Storage {
  try {
    return window.localStorage;
  } catch (error) {
    console.warn('This browser keeps nothing between visits', error);
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
