import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Something that the URL holds open. Closing it goes back if it was opened on the page; what a link has opened is taken out
 * of the URL.
 * @param mark the state of the addresses that opening it leads to
 */
export function useOpenedHere(mark: string) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const isOpenedHere = state === mark;
  return {
    isOpenedHere,
    /** How to write the URL that opens it. */
    opening: { state: mark },
    close(takeOut: (how: { replace: true }) => void) {
      if (isOpenedHere) void navigate(-1);
      else takeOut({ replace: true });
    },
  };
}
