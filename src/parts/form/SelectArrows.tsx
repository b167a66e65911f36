/** The arrows of a list to choose from. Mantine's own drawing has outlines of eight digits: 0.3 kB on a page that should fit into one round trip. */
export function SelectArrows() {
  return (
    <svg width="20" height="20" viewBox="0 0 15 15" aria-hidden="true">
      <path
        d="M5 5.8l2.5-2.5L10 5.8M5 9.2l2.5 2.5L10 9.2"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
