import type { Step } from "@/components/profiles/builders/step-props";

type LoadStep = () => Promise<Step>;

/**
 * Collects the loaders of a type's steps. Each is registered inside of `dynamic()`: an import elsewhere, of the same
 * module, would be bundled apart and load other code than what is drawn.
 */
export function stepLoaders() {
  const loaders: LoadStep[] = [];
  return {
    register: (load: LoadStep) => {
      loaders.push(load);
      return load;
    },
    loadAll: () => Promise.all(loaders.map((load) => load())),
  };
}
