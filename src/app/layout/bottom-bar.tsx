import { cartCount } from "../../../domain/cart.ts";
import { paths } from "../../../domain/routes.ts";
import { useShopState } from "../../shop/shop-context.tsx";
import { usePath } from "../../ui/address.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./bottom-bar.module.css";
import { pieces } from "./top-bar.tsx";

const places: readonly { href: string; label: string; icon: IconName }[] = [
  { href: paths.home, label: "Home", icon: "home" },
  { href: paths.collection, label: "Collections", icon: "collections" },
  { href: paths.contact, label: "Contact", icon: "contact" },
  { href: paths.cart, label: "Cart", icon: "cart" },
];

export function BottomBar() {
  const path = usePath();
  const count = useShopState(
    (shop) => shop.cart,
    (state) => cartCount(state.cart),
  );
  return (
    <nav className={styles.bar} aria-label="Quick">
      <div className={styles.places}>
        {places.map(({ href, label, icon }) => (
          <Link
            key={href}
            href={href}
            aria-current={href === path ? "page" : undefined}
            aria-label={href === paths.cart ? `Cart, ${pieces(count)}` : undefined}
          >
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span className={styles.label}>{label}</span>
            {href === paths.cart && count > 0 && <span className={styles.count}>{count}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}
